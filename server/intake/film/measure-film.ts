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
  const hint = kind === 'webm' ? 'Export it with VP9.' : 'Export it with H.264.'
  if (codec === null) throw new UnreadableArt('has no picture in it', 'Export it again, with its picture.')
  if (H265.test(codec)) throw new UnreadableArt('is H.265 inside, which many browsers do not play', hint)
  if (!PLAYED.test(codec)) throw new UnreadableArt(`is ${codec} inside, which browsers do not play`, hint)
}

export function checkSeconds(seconds: number | null): number {
  if (seconds === null || !Number.isFinite(seconds) || seconds <= 0) {
    throw new UnreadableArt(
      'does not say how long it is',
      'Export it again as a whole file: recordings and streams often lack their length.',
    )
  }
  if (seconds < 1) throw new UnreadableArt('is shorter than a second', 'Export the whole film.')
  if (seconds > LONGEST_HOURS * 3600) {
    throw new UnreadableArt(
      `says that it lasts more than ${LONGEST_HOURS} hours`,
      'Cut it into several tasks.',
    )
  }
  return Math.round(seconds * 100) / 100
}
