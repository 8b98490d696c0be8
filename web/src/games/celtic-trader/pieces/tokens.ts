import type { Resource, Token } from "../types";

const RESOURCE: Readonly<Record<Token, boolean>> = {
  deer: true,
  cloth: true,
  wheat: true,
  fish: true,
  ore: true,
  grapes: true,
  roman: false,
  cycle: false,
  orders: false,
  romanisation: false,
};

/** Whether somebody's piece is a token at all; a role and an ability are none. */
export function isToken(piece: string | null | undefined): piece is Token {
  return piece != null && Object.hasOwn(RESOURCE, piece);
}

export function isResource(piece: string | null | undefined): piece is Resource {
  return isToken(piece) && RESOURCE[piece];
}

/** All kinds of token that there are signs for. */
export const TOKENS: readonly Token[] = Object.keys(RESOURCE).filter(isToken);
