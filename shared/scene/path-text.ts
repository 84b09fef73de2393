/** Where something stands in JSON, as people write it: `content.cards[2].question`. */
export function pathText(path: readonly PropertyKey[]): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`,
    )
    .join('')
}
