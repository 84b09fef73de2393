/** What a press in an example does. */
export function nothing(): void {
  return undefined
}
