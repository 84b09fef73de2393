import { chunksWith, closureOf, type Bundle } from './bundle.ts'
import { loginOf, mapOf } from './goals.ts'

/** What the page of somebody who plays imports on its way to the map, one chunk after the other. */
const BEFORE_THE_MAP = /^src\/(app\/(pages\/pages|ShellWatch)|game\/(routes\/StartRoute|start\/read-map))\.tsx?$/

/** Scripts of the first map that no document names yet, as addresses, those that the others import first. */
export function startScripts(bundle: Bundle): string[] {
  const named = loginOf(bundle)
  const wanted = [...closureOf(bundle, chunksWith(bundle, BEFORE_THE_MAP)), ...mapOf(bundle)]
  return [...new Set(wanted)].filter((file) => !named.has(file)).map((file) => `/${file}`)
}
