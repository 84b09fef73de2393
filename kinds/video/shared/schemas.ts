import {
  contentOf,
  moveOf,
  playableOf,
  stateOf,
  type PublishedFilm,
} from '#kinds/film/shared/film-schemas.ts'

export const VideoContent = contentOf('video_player')
export type VideoPublished = PublishedFilm<'video_player'>
export const VideoPlayable = playableOf('video_player')
export const VideoState = stateOf('video_player')
export const VideoMove = moveOf('video_player')
