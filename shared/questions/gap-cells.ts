/** The words of one gap as a cell of a table has them: `right | right ~ wrong | wrong`; a sign that is meant as it is has a backslash before it. */
export function cellOfWords(groups: readonly (readonly string[])[]): string {
  return groups
    .filter((words) => words.length > 0)
    .map((words) => words.map((word) => word.replaceAll(/[\\|~]/g, (sign) => `\\${sign}`)).join(' | '))
    .join(' ~ ')
}

/** The same, read: those that are right first, then those that are wrong. */
export function wordsOfCell(cell: string): string[][] {
  return partsOf(cell, '~').map((part) =>
    partsOf(part, '|')
      .map((word) => word.replaceAll(/\\([\\|~])/g, '$1'))
      .filter((word) => word !== ''),
  )
}

function partsOf(cell: string, sign: '~' | '|'): string[] {
  const parts = ['']
  for (const [piece] of cell.matchAll(/\\[\\|~]|[^]/g))
    parts.push(piece === sign ? '' : `${parts.pop() ?? ''}${piece}`)
  return parts.map((part) => part.trim())
}
