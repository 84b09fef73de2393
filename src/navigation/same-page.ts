import { matchPath } from 'react-router-dom'

/** Whether two paths lead to one page: an address ends in a name, in the language of anyone who made it. */
export function isSamePage(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => matchPath('/app/game/plot/:page/:id/*', path)?.params)
  if (!first || !second) return one === other
  return first.page === second.page && first.id === second.id
}
