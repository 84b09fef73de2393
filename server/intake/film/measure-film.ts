import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'
import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

/** Nobody sits longer in one task. */
const LONGEST_HOURS = 4

/** What every browser of the last years plays. */
const PLAYED = /^(avc[13]|av01|vp0[89]|V_VP[89]|V_AV1)/
const H265 = /^(hvc1|hev1|dvh1|dvhe|V_MPEGH)/

/** The length of a film in seconds. @throws UnreadableArt where browsers could not play it to its end */
export function measureFilm(content: Buffer, kind: 'webm' | 'mp4'): number {
  const head = kind === 'webm' ? readWebm(content) : readMp4(content)
  checkCodec(head.codec, kind)
  return checkSeconds(head.seconds)
}

export function checkCodec(codec: string | null, kind: string): void {
  const hint = say(kind === 'webm' ? 'export-vp9' : 'export-h264')
  if (codec === null) throw new UnreadableArt(say('film-unseen'), say('film-unseen-hint'))
  if (H265.test(codec)) throw new UnreadableArt(say('film-h265'), hint)
  if (!PLAYED.test(codec)) throw new UnreadableArt(say('film-codec', { codec }), hint)
}

export function checkSeconds(seconds: number | null): number {
  if (seconds === null || !Number.isFinite(seconds) || seconds <= 0) {
    throw new UnreadableArt(say('film-no-length'), say('film-no-length-hint'))
  }
  if (seconds < 1) throw new UnreadableArt(say('film-short'), say('film-short-hint'))
  if (seconds > LONGEST_HOURS * 3600) {
    throw new UnreadableArt(say('film-long', { most: LONGEST_HOURS }), say('film-long-hint'))
  }
  return Math.round(seconds * 100) / 100
}
