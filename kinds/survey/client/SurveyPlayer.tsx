import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { AnonymousSurvey } from './AnonymousSurvey.tsx'
import { SURVEY } from './survey-rule.ts'
import { SurveyForm } from './SurveyForm.tsx'

/** Questions without a right answer. */
export function SurveyPlayer(props: PlayerProps<'survey'>) {
  const { isAnonymous = false } = props.attempt.playable
  return isAnonymous ? <AnonymousSurvey {...props} /> : <NamedSurvey {...props} />
}

/** Every answer is a move: the server stores it under the player's name. */
function NamedSurvey(props: PlayerProps<'survey'>) {
  const { attempt, onBack } = props
  const play = usePlay(props, SURVEY)
  const end = useEnd(play, props, 'tasks.frame.unfinished')
  return (
    <SurveyForm
      {...end}
      attempt={{ ...attempt, state: play.state }}
      answers={play.state.answers}
      isRefused={play.refused !== null}
      onAnswer={(answer) => play.move({ type: 'survey', answer })}
      onHandIn={end.finish}
      onBack={onBack}
    />
  )
}
