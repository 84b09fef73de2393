/** Whether all that is typed stands somewhere in the text; marks and capitals make no difference. */
export function isFound(text: string, typed: string): boolean {
  const folded = fold(text)
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[_/]/g, ' ')
    .replaceAll(/[łŁ]/g, 'l')
    .toLowerCase()
    .trim()
}
