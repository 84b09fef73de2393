import { chunksWith, closureOf, type Bundle } from './bundle.ts'
import { loginOf } from './goals.ts'

/** What a map is played with, on its poster: the canvas comes later, and would only keep these waiting on a slow line. */
const PLAYABLE_MAP =
  /^src\/(app\/(pages\/pages|ShellWatch)|game\/(routes\/(StartRoute|GameRoute|MapRoute)|start\/read-map)|stage\/StageShell)\.tsx?$/

/** Scripts of the first map that no document names yet, as addresses, those that the others import first. */
export function startScripts(bundle: Bundle): string[] {
  const named = loginOf(bundle)
  const wanted = closureOf(bundle, chunksWith(bundle, PLAYABLE_MAP))
  return [...wanted].filter((file) => !named.has(file)).map((file) => `/${file}`)
}
