import { say } from '#shared/domain/findings/words.ts'
import { UnreadableArt } from '../unreadable-art.ts'

/** What a film's own head says of it. */
export interface FilmHead {
  /** Null where it does not say. */
  seconds: number | null
  /** As the container calls it; null where there is no picture at all. */
  codec: string | null
}

export function cutOff(): UnreadableArt {
  return new UnreadableArt(say('end-missing'), say('end-missing-hint'))
}
