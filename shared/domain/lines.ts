/** A line between the two columns of a connector. */
export interface Line {
  left: string
  right: string
}

/** The lines with a new one, or with one less where `right` is null; no end has two. */
export function joined(lines: readonly Line[], left: string, right: string | null): Line[] {
  const others = lines.filter((line) => line.left !== left && line.right !== right)
  return right === null ? others : [...others, { left, right }]
}

/** Whether the same ends are joined, in whatever order. */
export function areSameLines(one: readonly Line[], other: readonly Line[]): boolean {
  const has = ({ left, right }: Line) => other.some((line) => line.left === left && line.right === right)
  return one.length === other.length && one.every(has)
}
