import type { KindNames } from './names.ts'

/** How the kind is played, by path in its folder. */
export const skeletonPlayer = ({ folder, name, schema }: KindNames): Record<string, string> => ({
  [`client/${schema}Player.tsx`]: `import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { TaskFrame } from '#src/features/tasks/parts/TaskFrame.tsx'
import { TroubleNotice } from '#src/features/tasks/parts/TroubleNotice.tsx'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { AnswerOption } from '#src/ui/play/AnswerOption.tsx'
import styles from './${schema}Player.module.css'
import { ${name}Rule } from './${folder}-rule.ts'

/** One question; what was answered shows at once, and what is right when the server has said it. */
export function ${schema}Player(props: PlayerProps<'${folder}'>) {
  const { attempt, onBack } = props
  const { question, answers } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, ${name}Rule)
  const { answered } = play.state
  const { isFinishing, trouble, saved, finish } = useEnd(play, props, '${name}.unfinished')
  const given = answered?.given ?? play.unsent[0]?.answer
  const judgedOf = (id: string) => (id === answered?.right ? 'right' : 'wrong')
  return (
    <TaskFrame
      title={attempt.task.name}
      now={answered ? 2 : 1}
      total={1}
      place={question}
      width="narrow"
      saved={saved}
      isFinishing={isFinishing}
      onBack={onBack}
      notice={trouble && <TroubleNotice trouble={trouble} />}
      footer={
        <div className={styles.footer}>
          <Button
            onClick={finish}
            disabledReason={!answered && t('${name}.unfinished')}
            loadingVerb={isFinishing && t('tasks.frame.finishing')}
          >
            {t('tasks.frame.finish')}
          </Button>
        </div>
      }
    >
      <fieldset className={styles.question}>
        <legend className={styles.ask}>{question}</legend>
        {answers.map(({ id, text }, place) => (
          <AnswerOption
            key={id}
            name={attempt.id}
            value={id}
            keyText={letterAt(place)}
            checked={given === id}
            disabled={given !== undefined}
            onChange={() => play.move({ type: '${folder}', answer: id })}
            {...(answered && (id === answered.right || id === given) && { judged: judgedOf(id) })}
          >
            {text}
          </AnswerOption>
        ))}
        <div role="status">
          {answered && (
            <Notice isAnnounced tone={answered.given === answered.right ? 'good' : 'warn'}>
              {answered.explanation}
            </Notice>
          )}
        </div>
      </fieldset>
    </TaskFrame>
  )
}
`,

  [`client/${schema}Player.test.tsx`]: `import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dropLocal, localKeys } from '#src/lib/storage.ts'
import { playKind } from '#src/testing/play-kind.tsx'
import { speakIn } from '#src/testing/words.ts'
import { ${schema}Player } from './${schema}Player.tsx'

beforeEach(async () => {
  for (const key of localKeys('')) dropLocal(key)
  await speakIn('en')
})
afterEach(async () => {
  await screen.findByText('Saved')
  cleanup()
})

it('is answered by the keyboard alone, told what is right, and finished [TASK-1]', async () => {
  const { user, onFinish } = playKind<'${folder}'>(${schema}Player, {
    playable: {
      ...{ type: '${folder}', question: 'Which?' },
      answers: ['this', 'that'].map((id) => ({ id, text: id })),
    },
    state: { type: '${folder}', answered: null },
    take: (state, { answer }) => ({
      ...state,
      answered: { given: answer, right: 'that', explanation: 'Because.' },
    }),
  })
  screen.getByRole('radio', { name: 'this' }).focus()
  await user.keyboard(' ')
  expect(await screen.findByText('Because.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Finish' }))
  await waitFor(() => expect(onFinish).toHaveBeenCalledOnce())
})
`,
})
