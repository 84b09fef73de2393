/**
 * Namespaces that only the rooms of leaders, makers and admins speak, half of all texts: they come with those rooms (src/i18n/setup.ts), and
 * the start of a player does without.
 */
export const ROOMS: ReadonlySet<string> = new Set([
  'api',
  'audit',
  'authoring',
  'content',
  'figures',
  'packages',
  'people',
  'scenes',
  'security',
  'tenant',
  'translations',
])

/** What the form of a kind of tasks says, apart from its player. */
export const FORM = 'edit'

const isOfRooms = (key: string): boolean => {
  const [namespace = '', group, name] = key.split('.')
  return ROOMS.has(namespace) || (group === FORM && name !== undefined)
}

/** Where their texts may be said, or none are. */
const IN_ROOMS = /^(src\/(leader|admin|studio|testing|catalogue)|kinds\/[^/]+\/(edit|server))\//

/**
 * Files that say a text of the rooms though players see them, as sentences.
 * @param written all keys
 * @param sources code by its path
 */
export function roomTextsElsewhere(
  written: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
): string[] {
  return [...sources].flatMap(([path, code]) => {
    const own = /^src\/features\/([^/]+)\//.exec(path)?.[1]
    if (IN_ROOMS.test(path) || (own !== undefined && ROOMS.has(own))) return []
    const said = [...code.matchAll(/'(\w+(?:\.\w+)+)'|`(\w+\.[\w.]*)[^`]*\$\{/g)].flatMap(
      ([, whole = '', template]) => template ?? (written.has(whole) ? whole : []),
    )
    return [...new Set(said.filter(isOfRooms).map((key) => key.split('.')[0]))].map(
      (namespace) =>
        `${path} says a text of ${namespace}, which comes with the rooms alone (tools/i18n/rooms.ts)`,
    )
  })
}
