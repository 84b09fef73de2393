import { usePlay } from '../../play/use-play.ts'
import { FILM_RULES } from '../film/film-rule.ts'
import { FilmPlayer } from '../film/FilmPlayer.tsx'
import type { PlayerProps } from '../player-props.tsx'

/** A film to be worked with: all controls in sight, and beside it what is said in it. */
export function VideoPlayer(props: PlayerProps<'video_player'>) {
  const playing = usePlay(props, FILM_RULES.video_player)
  return (
    <FilmPlayer
      {...props}
      playing={playing}
      tell={(watched) => playing.move({ type: 'video_player', ...watched })}
      isCinema={false}
    />
  )
}
