/** The texts of ids, in their order; an id without a text stands for itself. */
export function textsOf(ids: readonly string[] = [], all: readonly { id: string; text: string }[]): string[] {
  return ids.map((id) => all.find((one) => one.id === id)?.text ?? id)
}
