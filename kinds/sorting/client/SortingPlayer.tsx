import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { CheckFrame } from '#src/features/tasks/parts/CheckFrame.tsx'
import { JudgedList } from '#src/features/tasks/parts/JudgedList.tsx'
import { useAnswerKeys } from '#src/features/tasks/parts/use-answer-keys.ts'
import { useCarry } from '#src/features/tasks/parts/use-carry.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Group } from './Group.tsx'
import { Hand } from './Hand.tsx'
import { sortingRule } from './sorting-rule.ts'
import styles from './SortingPlayer.module.css'
import { useSorting } from './use-sorting.ts'

/** One card after another goes into the group where it belongs; the server says afterwards what was right, and why. */
export function SortingPlayer(props: PlayerProps<'sorting'>) {
  const { attempt, onBack } = props
  const { groups, items } = attempt.playable
  const { t } = useTranslation()
  const play = usePlay(props, sortingRule)
  const { isChecked, judged } = play.state
  const sorting = useSorting(attempt.playable, play)
  const { laid, inHand, isTaken, waiting, take, lay } = sorting
  const end = useEnd(play, props, 'tasks.check.unfinished')
  const { carried, handlers } = useCarry(!isChecked, lay)
  const board = useRef<HTMLDivElement>(null)
  const press = (group: string) => {
    if (inHand && !isChecked) lay(inHand.key, group)
  }
  useAnswerKeys(board, isChecked ? 0 : groups.length, (at) => {
    const group = groups[at]
    if (group) press(group.key)
  })
  const isJudged = judged.length > 0
  const right = judged.filter(({ isCorrect }) => isCorrect).length
  const open = items.length - laid.length
  const textIn = (all: typeof items, wanted: string) => all.find(({ key }) => key === wanted)?.text ?? ''
  const place = isJudged
    ? t('tasks.check.result', { right, all: judged.length })
    : t('sorting.place', { laid: laid.length, all: items.length })
  return (
    <CheckFrame
      title={attempt.task.name}
      onBack={onBack}
      play={play}
      end={end}
      steps={{ done: laid.length, all: items.length }}
      place={place}
      isChecked={isChecked}
      isJudged={isJudged}
      open={open > 0 && t('sorting.open', { count: open })}
      refusedWords={t('tasks.check.refused')}
      onCheck={() => play.move({ type: 'sorting', check: laid })}
    >
      <div className={styles.content}>
        <div ref={board} className={styles.board} data-checked={isChecked} {...handlers}>
          {!isChecked && <Hand item={inHand} isTaken={isTaken} waiting={waiting} />}
          <ul className={styles.groups} data-count={groups.length}>
            {groups.map((group, index) => (
              <Group
                key={group.key}
                group={group}
                index={index}
                inHand={inHand}
                isOver={carried?.over === group.key}
                isChecked={isChecked}
                items={laid.flatMap(({ item, place: at }) =>
                  at === group.key ? items.filter(({ key }) => key === item) : [],
                )}
                judged={judged}
                onLay={() => press(group.key)}
                onTake={take}
              />
            ))}
          </ul>
        </div>
        <VisuallyHidden>
          <span role="status">{isJudged ? place : sorting.said}</span>
        </VisuallyHidden>
        {isJudged && (
          <JudgedList
            result={place}
            answers={judged.map(({ item, chosen, right: belongs, isCorrect, explanation }) => ({
              ...{ key: item, name: textIn(items, item), isCorrect, why: explanation },
              picture: items.find(({ key }) => key === item)?.picture ?? null,
              yours: t('sorting.yours', { name: textIn(groups, chosen) }),
              right: t(isCorrect ? 'sorting.rightly' : 'sorting.belongs', { name: textIn(groups, belongs) }),
            }))}
          />
        )}
      </div>
    </CheckFrame>
  )
}
