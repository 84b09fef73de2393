/** What is wrong with the name of a file, given its path from the repository's root; undefined when nothing is. */
export function findingInName(path: string): string | undefined
