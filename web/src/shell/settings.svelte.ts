/** Whether the settings lie over the page: every page has a way to them. */
export const settings = $state({ open: false });
