/** Some of a list, and where it goes on, if it does. */
export interface Page<T> {
  readonly tables: readonly T[];
  readonly next?: string | null;
}

/** What a list shows before anything of it has come. */
export const NO_PAGE: Page<never> = { tables: [] };

/** The first pages of a list that the server gives page by page: all that one has asked to see. */
export async function firstPages<T>(
  ask: (after: string | null) => Promise<Page<T>>,
  count: number,
): Promise<Page<T>> {
  let page = await ask(null);
  const tables = [...page.tables];
  for (let more = 1; more < count && page.next; more++) {
    page = await ask(page.next);
    tables.push(...page.tables);
  }
  return { tables, next: page.next ?? null };
}
