import { usePlay } from '../../play/use-play.ts'
import { FILM_RULES } from '../film/film-rule.ts'
import { FilmPlayer } from '../film/FilmPlayer.tsx'
import type { PlayerProps } from '../player-props.tsx'

/** A film that is watched as in a cinema, and leads on by itself when it was seen. */
export function Film2Player(props: PlayerProps<'film2'>) {
  const playing = usePlay(props, FILM_RULES.film2)
  return (
    <FilmPlayer
      {...props}
      playing={playing}
      tell={(watched) => playing.move({ type: 'film2', ...watched })}
      isCinema
    />
  )
}
