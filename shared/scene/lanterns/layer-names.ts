/** No layer that somebody draws has a space in its name. */
const LANTERNS = 'lanterns '
const LIT = ' lit'

/** As what a path's lanterns are among the layers of a built scene. @param isLit those that burn, over the others */
export const layerOfLanterns = (to: string, isLit: boolean): string => `${LANTERNS}${to}${isLit ? LIT : ''}`

/** The place to which the lanterns of a layer lead; null for a layer that somebody drew. */
export function lanternsOfLayer(name: string): string | null {
  if (!name.startsWith(LANTERNS)) return null
  const to = name.slice(LANTERNS.length)
  return to.endsWith(LIT) ? to.slice(0, -LIT.length) : to
}
