import { useTranslation } from 'react-i18next'
import type { ConnectorPlayable } from '#kinds/connector/shared/schemas.ts'
import { JudgedList } from '#src/features/tasks/parts/JudgedList.tsx'
import type { Judged, Side } from './ends.ts'

interface JudgementProps {
  playable: ConnectorPlayable
  judged: readonly Judged[]
}

/** What was right and why, in words, pair by pair. */
export function Judgement({ playable, judged }: JudgementProps) {
  const { t } = useTranslation()
  const endOf = (side: Side, wanted: string) => playable[side].find(({ key }) => key === wanted)
  const textOf = (side: Side, wanted: string) => endOf(side, wanted)?.text ?? ''
  const right = judged.filter(({ isCorrect }) => isCorrect).length
  return (
    <JudgedList
      result={t('connector.result', { right, all: judged.length })}
      answers={judged.map(({ left, chosen, right: belongs, isCorrect, explanation }) => ({
        ...{
          key: left,
          name: textOf('left', left),
          picture: endOf('left', left)?.picture ?? null,
          isCorrect,
        },
        yours: t('connector.yours', { name: textOf('right', chosen) }),
        right: t(isCorrect ? 'connector.joinedRight' : 'connector.belongs', {
          name: textOf('right', belongs),
        }),
        why: explanation,
      }))}
    />
  )
}
