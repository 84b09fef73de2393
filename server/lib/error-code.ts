/** What Node, PostgreSQL and the framework call an error in one word, as ENOENT; empty where they do not. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
