import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AMBIENCE_LOOP, AMBIENCES } from '../../shared/domain/sounds.ts'
import { ambience, SCENE_SOUNDS, softened } from './ambience.ts'
import { allEffects } from './effects.ts'
import { RATE } from './voices.ts'
import { wav } from './wav.ts'

const FOLDER = 'assets/sound'
/** What scenes bring: whole turns without edges, for they are repeated as they are, and soft at both ends. */
const SCENES = 'scenes/lantern-isles/sounds'

/**
 * Opus for all that can play it; MP3 for Safari before 18.4. Kilobits a second, the same for each frame: what borrows
 * from the frame before codes the two ends of a turn differently, and that clicks.
 */
const FORMATS = [
  { extension: 'ogg', codec: ['libopus', '-vbr', 'off'], mono: 40, stereo: 80 },
  { extension: 'mp3', codec: ['libmp3lame', '-reservoir', '0'], mono: 40, stereo: 80 },
]

function encode(folder: string, name: string, sides: readonly Float64Array[]): void {
  mkdirSync(folder, { recursive: true })
  for (const { extension, codec, mono, stereo } of FORMATS) {
    const bits = `${sides.length > 1 ? stereo : mono}k`
    const file = join(folder, `${name}.${extension}`)
    const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
    const { status, error } = spawnSync(
      'ffmpeg',
      ['-loglevel', 'error', '-y', '-i', '-', '-c:a', ...codec, '-b:a', bits, ...exact, file],
      { input: wav(sides), stdio: ['pipe', 'inherit', 'inherit'] },
    )
    if (status !== 0) throw error ?? new Error(`ffmpeg did not write ${file}`)
  }
}

/** The turn with as much of itself on both sides as the table says. */
function withEdges(turn: Float64Array): Float64Array {
  const edge = (AMBIENCE_LOOP.at / 1000) * RATE
  return Float64Array.from(
    { length: turn.length + 2 * edge },
    (_, i) => turn[(i - edge + turn.length) % turn.length] ?? 0,
  )
}

for (const file of ['effects', 'answers'] as const) encode(FOLDER, file, [allEffects(file)])
for (const name of AMBIENCES) encode(FOLDER, name, ambience(name).map(withEdges))
for (const name of SCENE_SOUNDS) encode(SCENES, name, ambience(name).map(softened))
