import { GroupChoice } from '#shared/contract/figure-group.ts'

/** Of which team, where it is one. */
export type GroupInAddress = GroupChoice & { team?: string | undefined }

/** A list of people, narrowed to those whom figures mean: it stays narrowed when the page is loaded anew. */
export function hrefOfGroup(peopleHref: string, group: GroupInAddress): string {
  const words = Object.entries(group).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  )
  return `${peopleHref}?${new URLSearchParams(words).toString()}`
}

/** Whom such an address means; nobody in particular where it names no adventure, or is spoilt. */
export function groupIn(asked: URLSearchParams): GroupChoice {
  const { success, data } = GroupChoice.safeParse(Object.fromEntries(asked))
  return success && data.adventure !== undefined ? data : {}
}
