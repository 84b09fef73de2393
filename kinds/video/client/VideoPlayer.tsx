import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { FILM_RULES } from '#kinds/film/client/film-rule.ts'
import { FilmView } from '#kinds/film/client/FilmView.tsx'
import type { PlayerProps } from '#kinds/define/client.tsx'

/** A film to be worked with: all controls in sight, and beside it what is said in it. */
export function VideoPlayer(props: PlayerProps<'video_player'>) {
  const playing = usePlay(props, FILM_RULES.video_player)
  return (
    <FilmView
      {...props}
      playing={playing}
      onWatched={(watched) => playing.move({ type: 'video_player', ...watched })}
      onAnswer={(answer) => playing.move({ type: 'video_player', answer })}
      isCinema={false}
    />
  )
}
