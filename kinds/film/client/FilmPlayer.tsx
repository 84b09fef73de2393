import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { FILM_RULES } from './film-rule.ts'
import { FilmView } from './FilmView.tsx'
import type { PlayerProps } from '#kinds/define/client.tsx'

/** A film that is watched as in a cinema, and leads on by itself when it was seen. */
export function FilmPlayer(props: PlayerProps<'film2'>) {
  const playing = usePlay(props, FILM_RULES.film2)
  return (
    <FilmView
      {...props}
      playing={playing}
      onWatched={(watched) => playing.move({ type: 'film2', ...watched })}
      onAnswer={(answer) => playing.move({ type: 'film2', answer })}
      isCinema
    />
  )
}
