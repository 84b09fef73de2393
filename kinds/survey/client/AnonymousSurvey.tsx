import { useEnd } from '#src/features/tasks/play/use-end.ts'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { SurveyForm } from './SurveyForm.tsx'
import { useDraft } from './use-draft.ts'

const NOTHING_TO_SEND = { saved: 'saved', ended: null } as const

/** A survey whose answers leave this device once, with the end, and without who gave them. */
export function AnonymousSurvey(props: PlayerProps<'survey'>) {
  const { attempt, playerId } = props
  const draft = useDraft(playerId, attempt.id)
  const end = useEnd(
    NOTHING_TO_SEND,
    {
      attempt,
      // a later page would send the finish without its answers
      playerId: '',
      onFinish: async (isAgain) => {
        await props.onFinish(isAgain, draft.current())
        draft.drop()
      },
      onStale: props.onStale,
    },
    'tasks.frame.unfinished',
  )
  return (
    <SurveyForm
      {...end}
      attempt={attempt}
      answers={draft.answers}
      onAnswer={draft.put}
      onHandIn={end.finish}
      onBack={props.onBack}
    />
  )
}
