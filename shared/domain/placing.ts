/** One thing that lies in a place. */
export interface Laid {
  item: string
  place: string
}

/**
 * What lies where once an item was laid into a place, or taken out of all where it is null.
 * @param isOneEach a place holds one item: what lay there goes
 */
export function laidInto(
  laid: readonly Laid[],
  item: string,
  place: string | null,
  isOneEach: boolean,
): Laid[] {
  const others = laid.filter((one) => one.item !== item && !(isOneEach && one.place === place))
  return place === null ? others : [...others, { item, place }]
}

/** Whether the same things lie in the same places, in whatever order they came. */
export function areSameLaid(one: readonly Laid[], other: readonly Laid[]): boolean {
  const has = ({ item, place }: Laid) => other.some((laid) => laid.item === item && laid.place === place)
  return one.length === other.length && one.every(has)
}
