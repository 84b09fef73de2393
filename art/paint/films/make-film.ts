import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { wav } from '../../sound/wav.ts'
import { drift } from './air.ts'
import { FILM, film } from './camera.ts'
import { loadShot, type LoadedShot, type Shot } from './shot.ts'

const FOLDER = 'scenes/lantern-isles/films'
const POSTERS = 'scenes/lantern-isles/pictures'
/** s in which one shot becomes the next, and in which the first comes and the last goes. */
const FADE = 0.9

interface Making {
  name: string
  shots: readonly Shot[]
  /** The two sides of its music, as long as the film. */
  score: readonly Float64Array[]
  /** Seconds after which the film looks as its poster does. */
  posterAt: number
}

export function lengthOf(shots: readonly Shot[]): number {
  return shots.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Films all shots in their order, each fading into the next, and has ffmpeg make WebM of them: VP9 and Opus. */
export async function makeFilm({ name, shots, score, posterAt }: Making): Promise<void> {
  const loaded: LoadedShot[] = []
  for (const shot of shots) loaded.push(await loadShot(shot))
  const folder = mkdtempSync(join(tmpdir(), 'film-'))
  const sound = join(folder, 'score.wav')
  writeFileSync(sound, wav(score))
  const encoder = spawn('ffmpeg', [...INPUT, '-i', sound, ...CODEC, join(FOLDER, `${name}.webm`)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const count = Math.round(lengthOf(shots) * FILM.perSecond)
  for (let i = 0; i < count; i++) {
    const frame = frameAt(loaded, i / FILM.perSecond)
    if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain')
    if (i === Math.round(posterAt * FILM.perSecond)) await writePoster(name, frame)
  }
  encoder.stdin.end()
  await once(encoder, 'close')
  rmSync(folder, { recursive: true })
}

const INPUT = [
  ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
  ...['-s', `${FILM.width}x${FILM.height}`, '-framerate', String(FILM.perSecond), '-i', '-'],
]
const CODEC = [
  ...['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-b:v', '0', '-crf', '45', '-row-mt', '1'],
  ...['-deadline', 'good', '-cpu-used', '4', '-g', '96', '-c:a', 'libopus', '-b:a', '40k'],
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-shortest'],
]

const [front, behind] = [
  new Float32Array(FILM.width * FILM.height * 3),
  new Float32Array(FILM.width * FILM.height * 3),
]

function frameAt(shots: readonly LoadedShot[], t: number): Buffer {
  const total = lengthOf(shots)
  let start = 0
  let index = 0
  for (const [i, { seconds }] of shots.entries()) {
    index = i
    if (t < start + seconds || i === shots.length - 1) break
    start += seconds
  }
  const shot = shots[index]
  const before = shots[index - 1]
  if (!shot) throw new Error('a film has no shots')
  film(shot, t - start, front)
  drift(shot.air, t, 1, front)
  const share = Math.min(1, (t - start) / FADE)
  if (before && share < 1) {
    film(before, t - start + before.seconds, behind)
    drift(before.air, t, 1, behind)
    for (let i = 0; i < front.length; i++) front[i] = (front[i] ?? 0) * share + (behind[i] ?? 0) * (1 - share)
  }
  const light = Math.min(1, t / FADE, (total - t) / FADE)
  const frame = Buffer.alloc(front.length)
  for (let i = 0; i < front.length; i++) frame[i] = Math.max(0, Math.min(255, (front[i] ?? 0) * light))
  return frame
}

async function writePoster(name: string, frame: Buffer): Promise<void> {
  await sharp(frame, { raw: { width: FILM.width, height: FILM.height, channels: 3 } })
    .webp({ quality: 88 })
    .toFile(join(POSTERS, `${name}.webp`))
}
