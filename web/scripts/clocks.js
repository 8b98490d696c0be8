/**
 * Finds assertions about time, plain sleeps and retries in tests, for scripts/checks/check_clocks.py: files
 * come as JSON on the standard input, findings go as JSON to the standard output.
 *
 * Variables are followed by what they stand for, properties by their name alone. What passes through
 * a call that is not of the file is followed only where the call is plain arithmetic or hands on what
 * a callback gives back.
 */
import { readFileSync } from "node:fs";
import ts from "typescript";

const PLAIN =
  /^(Math\..*|Number|String|BigInt|Object\.values|Array\.from|Promise\.(all|race|resolve))$/;
const PUTTING = /^(push|unshift|add|set|splice)$/;
const FUNCTION_ARGUMENT = /\b(evaluate|evaluateHandle|evaluateAll|poll|map|flatMap|all|then)$/;

/** Everything that one file tells. */
class Flow {
  constructor(source, checker) {
    this.source = source;
    this.checker = checker;
    this.symbols = new Set();
    this.properties = new Set();
    do {
      this.changed = false;
      this.each((node) => this.follow(node));
    } while (this.changed);
  }

  each(visit) {
    const walk = (node) => {
      visit(node);
      ts.forEachChild(node, walk);
    };
    walk(this.source);
  }

  /** Whether a value is a time, or hangs on one. */
  timed(node) {
    if (!node) return false;
    if (this.isClock(node)) return true;
    if (ts.isIdentifier(node)) return this.symbols.has(this.symbol(node));
    if (ts.isPropertyAccessExpression(node)) {
      // How many times were measured is no time.
      if (/^(length|size)$/.test(node.name.text)) return false;
      return this.properties.has(node.name.text) || this.timed(node.expression);
    }
    if (ts.isCallExpression(node)) return this.callTimed(node);
    if (ts.isNewExpression(node)) return this.promised(node);
    // What an object holds is told by its properties.
    if (ts.isObjectLiteralExpression(node) || ts.isTypeNode(node)) return false;
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return this.givesTime(node);
    let found = false;
    ts.forEachChild(node, (child) => {
      found ||= this.timed(child);
    });
    return found;
  }

  isClock(node) {
    if (ts.isPropertyAccessExpression(node)) return node.name.text === "timeStamp";
    if (ts.isNewExpression(node)) {
      return node.expression.getText() === "Date" && !node.arguments?.length;
    }
    if (!ts.isCallExpression(node)) return false;
    return /^((globalThis|window)\.)?(Date\.now|performance\.\w+|process\.(hrtime(\.bigint)?|cpuUsage|uptime))$/.test(
      node.expression.getText(),
    );
  }

  callTimed(node) {
    const called = node.expression;
    if (ts.isPropertyAccessExpression(called) && this.timed(called.expression)) return true;
    if (ts.isIdentifier(called) && this.symbols.has(this.symbol(called))) return true;
    const name = called.getText();
    const callback = FUNCTION_ARGUMENT.test(name);
    return node.arguments.some((given) => {
      const isFunction = ts.isArrowFunction(given) || ts.isFunctionExpression(given);
      if (isFunction || this.functionOf(given)) return callback && this.timed(given);
      return PLAIN.test(name) && this.timed(given);
    });
  }

  /** Whether a promise is kept with a time. */
  promised(node) {
    if (node.expression.getText() !== "Promise") return false;
    const keep = node.arguments?.[0]?.parameters?.[0]?.name;
    const kept = keep && this.checker.getSymbolAtLocation(keep);
    let found = false;
    const walk = (inner) => {
      if (ts.isCallExpression(inner) && ts.isIdentifier(inner.expression)) {
        found ||=
          this.symbol(inner.expression) === kept && inner.arguments.some((one) => this.timed(one));
      }
      ts.forEachChild(inner, walk);
    };
    if (kept) walk(node.arguments[0]);
    return found;
  }

  givesTime(made) {
    if (!ts.isBlock(made.body)) return this.timed(made.body);
    let found = false;
    const walk = (node) => {
      if (ts.isReturnStatement(node)) found ||= this.timed(node.expression);
      if (!ts.isFunctionLike(node)) ts.forEachChild(node, walk);
    };
    walk(made.body);
    return found;
  }

  symbol(node) {
    const found = this.checker.getSymbolAtLocation(node);
    const declared = found?.valueDeclaration;
    // `{ shown }` names a property; what is meant is the variable.
    if (declared && ts.isShorthandPropertyAssignment(declared)) {
      return this.checker.getShorthandAssignmentValueSymbol(declared);
    }
    return found;
  }

  functionOf(node) {
    if (!ts.isIdentifier(node)) return undefined;
    const declared = this.symbol(node)?.valueDeclaration;
    if (!declared) return undefined;
    if (ts.isFunctionDeclaration(declared)) return declared;
    const made = declared.initializer;
    return made && (ts.isArrowFunction(made) || ts.isFunctionExpression(made)) ? made : undefined;
  }

  follow(node) {
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const value = node.initializer;
      this.bind(node.name, this.timed(value));
    } else if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      const named = ts.isObjectBindingPattern(node.parent) && ts.isIdentifier(name);
      if (named && this.properties.has(name.text)) this.bind(node.name, true);
    } else if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) {
      this.bind(node.left, this.timed(node.right));
    } else if (ts.isPropertyAssignment(node)) {
      if (this.timed(node.initializer) && !ts.isFunctionLike(node.initializer)) {
        this.learn(this.properties, node.name.getText());
      }
    } else if (ts.isShorthandPropertyAssignment(node)) {
      const value = this.checker.getShorthandAssignmentValueSymbol(node);
      if (this.symbols.has(value)) this.learn(this.properties, node.name.text);
    } else if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      this.bind(node.initializer.declarations[0].name, this.timed(node.expression));
    } else if (ts.isCallExpression(node)) {
      this.given(node);
    } else if (ts.isFunctionDeclaration(node) && node.name && node.body) {
      if (this.givesTime(node))
        this.learn(this.symbols, this.checker.getSymbolAtLocation(node.name));
    } else if (ts.isIfStatement(node) && this.timed(node.expression)) {
      const walk = (inner) => {
        if (ts.isBinaryExpression(inner) && isAssignment(inner.operatorToken.kind))
          this.bind(inner.left, true);
        ts.forEachChild(inner, walk);
      };
      walk(node.thenStatement);
    }
  }

  given(node) {
    const called = node.expression;
    if (ts.isPropertyAccessExpression(called)) {
      const putting = PUTTING.test(called.name.text);
      if (putting && node.arguments.some((one) => this.timed(one)))
        this.bind(called.expression, true);
      if (this.timed(called.expression)) {
        for (const one of node.arguments) {
          const first = ts.isFunctionLike(one) ? one.parameters[0]?.name : undefined;
          if (first) this.bind(first, true);
        }
      }
    }
    const own = this.functionOf(called);
    node.arguments.forEach((one, place) => {
      const name = own?.parameters[place]?.name;
      if (name) this.bind(name, this.timed(one));
    });
  }

  bind(name, timed) {
    if (!timed) return;
    if (ts.isIdentifier(name)) this.learn(this.symbols, this.symbol(name));
    else if (ts.isPropertyAccessExpression(name)) this.learn(this.properties, name.name.text);
    else if (ts.isElementAccessExpression(name)) this.bind(name.expression, timed);
    else if (ts.isArrayBindingPattern(name)) {
      for (const one of name.elements) if (ts.isBindingElement(one)) this.bind(one.name, timed);
    }
  }

  learn(facts, fact) {
    if (fact === undefined || facts.has(fact)) return;
    facts.add(fact);
    this.changed = true;
  }

  // What is found

  findings(patient) {
    const found = [];
    const report = (node, kind) => {
      const start = node.getStart(this.source);
      found.push({ line: this.source.getLineAndCharacterOfPosition(start).line + 1, kind });
    };
    this.each((node) => {
      if (ts.isCallExpression(node)) {
        if (this.asserts(node)) report(node, "asserts");
        else if (this.sleeps(node) && !polls(node)) report(node, "sleeps");
      } else if (ts.isIfStatement(node) && this.timed(node.expression) && throws(node)) {
        if (!(patient && inLoop(node))) report(node, "asserts");
      } else if (
        ts.isPropertyAssignment(node) &&
        /^["']?retr(y|ies)["']?$/.test(node.name.getText())
      ) {
        if (node.initializer.getText() !== "0") report(node, "retries");
      }
    });
    return found;
  }

  asserts(node) {
    const called = node.expression;
    const name = called.getText();
    if (/^(expect(\.(soft|poll))?|assert(\.\w+)?)$/.test(name)) {
      const counts = /^\.(not\.)?toHaveLength/.test(this.source.text.slice(node.end));
      return !counts && node.arguments.some((one) => this.timed(one));
    }
    return (
      /^expect\b/.test(name) &&
      /\.to\w+$/.test(name) &&
      node.arguments.some((one) => this.timed(one))
    );
  }

  sleeps(node) {
    const called = node.expression;
    if (ts.isPropertyAccessExpression(called) && called.name.text === "waitForTimeout") return true;
    const plain = /^((globalThis|window)\.)?setTimeout$/.test(called.getText());
    if (plain && this.fromTimers(called)) return true;
    if (plain) return wakes(node);
    return ts.isIdentifier(called) && this.fromTimers(called);
  }

  fromTimers(called) {
    const declared = this.symbol(called)?.declarations?.[0];
    const from = declared && ts.isImportSpecifier(declared) && declared.parent.parent.parent;
    return Boolean(from) && /timers\/promises/.test(from.moduleSpecifier.getText());
  }
}

/** Whether setTimeout does no more than to keep a promise later, rather than in the next turn. */
function wakes(node) {
  const [then, millis] = node.arguments;
  if (!millis || millis.getText() === "0") return false;
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (ts.isNewExpression(outer) && outer.expression.getText() === "Promise") {
      const keep = outer.arguments?.[0]?.parameters?.[0]?.name.getText();
      return keep !== undefined && new RegExp(`\\b${keep}\\b`).test(then.getText());
    }
    if (ts.isBlock(outer)) return false;
  }
  return false;
}

function isAssignment(kind) {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function throws(node) {
  let found = false;
  const walk = (inner) => {
    found ||= ts.isThrowStatement(inner);
    ts.forEachChild(inner, walk);
  };
  walk(node.thenStatement);
  return found;
}

const isLoop = (node) =>
  ts.isWhileStatement(node) ||
  ts.isDoStatement(node) ||
  ts.isForStatement(node) ||
  ts.isForOfStatement(node);

function inLoop(node) {
  for (let outer = node.parent; outer; outer = outer.parent) if (isLoop(outer)) return true;
  return false;
}

/** Whether it stands in a loop that ends when something holds. */
function polls(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (!isLoop(outer)) continue;
    const test =
      ts.isWhileStatement(outer) || ts.isDoStatement(outer) ? outer.expression : undefined;
    if (
      test &&
      test.kind !== ts.SyntaxKind.TrueKeyword &&
      !/Date\.now|performance\.now/.test(test.getText())
    ) {
      return true;
    }
    if (leaves(outer)) return true;
  }
  return false;
}

function leaves(loop) {
  let found = false;
  const ends = (node) => {
    if (ts.isReturnStatement(node) || ts.isBreakStatement(node)) found = true;
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, ends);
  };
  const walk = (node) => {
    if (ts.isIfStatement(node)) ends(node.thenStatement);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, walk);
  };
  walk(loop.statement);
  return found;
}

const { files, patient } = JSON.parse(readFileSync(0, "utf8"));
const options = { noLib: true, noResolve: true, allowJs: true, target: ts.ScriptTarget.ESNext };
const host = {
  getSourceFile: (name, version) =>
    name in files ? ts.createSourceFile(name, files[name], version, true) : undefined,
  getDefaultLibFileName: () => "lib.d.ts",
  writeFile: () => {},
  getCurrentDirectory: () => "",
  getCanonicalFileName: (name) => name,
  useCaseSensitiveFileNames: () => true,
  getNewLine: () => "\n",
  fileExists: (name) => name in files,
  readFile: (name) => files[name],
};
const program = ts.createProgram(Object.keys(files), options, host);
const checker = program.getTypeChecker();
const found = Object.keys(files).flatMap((name) =>
  new Flow(program.getSourceFile(name), checker)
    .findings(patient.includes(name))
    .map((finding) => ({ file: name, ...finding })),
);
console.log(JSON.stringify(found));
