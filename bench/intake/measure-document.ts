import * as z from 'zod/mini'
import { SceneFile } from '../../shared/scene/files.ts'
import { Findings } from '../../server/intake/findings.ts'
import { readPsdDrawing } from '../../server/intake/psd/read-psd.ts'
import { sideBySide } from '../../server/intake/side-by-side.ts'

/**
 * Reads a Photoshop document in a process of its own, as a build does: every layer becomes a picture of the scene's size. What comes
 * after that (pages, half sizes, WebP) is the same for all art, and is measured with the map. Told in one line of JSON.
 */
const [path = ''] = process.argv.slice(2)
const started = performance.now()
const findings = new Findings()
const scene = { kind: 'moving', settings: { ...z.parse(SceneFile, {}), isSizeSaid: false } } as const
const drawing = await readPsdDrawing({ path, label: 'scene.psd' }, scene, findings)
if (!drawing) throw new Error(findings.list[0]?.problem)
const { size, groups } = drawing
const cut = { size, scale: 1, extent: 'seen', period: size.width } as const
const made = await sideBySide(groups, async (group) => ((await group.cut(cut)) ? 1 : 0))
const { user, system } = process.cpuUsage()
console.log(
  JSON.stringify({
    cpu: (user + system) / 1e6,
    wall: (performance.now() - started) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
    made: made.reduce((sum: number, one) => sum + one, 0),
    versions: [`${size.width} x ${size.height}`],
  }),
)
process.exit()
