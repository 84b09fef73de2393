import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerProps } from '#kinds/define/client.tsx'
import { CheckFrame } from '#src/features/tasks/parts/CheckFrame.tsx'
import { JudgedList } from '#src/features/tasks/parts/JudgedList.tsx'
import { useCarry } from '#src/features/tasks/parts/use-carry.ts'
import { useEnd } from '#src/features/tasks/play/use-end.ts'
import { usePlay } from '#src/features/tasks/play/use-play.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Bank } from './Bank.tsx'
import { clozeRule, filledWith } from './cloze-rule.ts'
import styles from './ClozePlayer.module.css'
import { Gap } from './Gap.tsx'
import { TypedGap } from './TypedGap.tsx'
import { useCloze } from './use-cloze.ts'
import { useTyping } from './use-typing.ts'

/** A text whose gaps are filled, with words that lie below it or by typing; the server says afterwards what was right, and why. */
export function ClozePlayer(props: PlayerProps<'cloze'>) {
  const { attempt, onBack } = props
  const { pieces, words, filling } = attempt.playable
  const isTyped = filling === 'typed'
  const { t } = useTranslation()
  const rule = useMemo(() => clozeRule(isTyped), [isTyped])
  const play = usePlay(props, rule)
  const { filled, isChecked, judged } = play.state
  const cloze = useCloze(attempt.playable, play)
  const { gaps, active, wordIn, said, press, lay, carry } = cloze
  const typing = useTyping((gap, word) => play.move({ type: 'cloze', fill: { gap, word: word || null } }))
  const end = useEnd(play, props, 'tasks.check.unfinished')
  const { carried, handlers } = useCarry(!isChecked && !isTyped, carry)
  const typed = isTyped
    ? typing.all.reduce((now, { gap, word }) => filledWith(now, gap, word.trim() || null, true), filled)
    : filled
  const isJudged = judged.length > 0
  const right = judged.filter(({ isCorrect }) => isCorrect).length
  const open = gaps.length - typed.length
  const place = isJudged
    ? t('tasks.check.result', { right, all: judged.length })
    : t('cloze.place', { filled: typed.length, all: gaps.length })
  const textOf = (word: string | null) => words.find(({ key }) => key === word)?.text ?? ''
  return (
    <CheckFrame
      width="narrow"
      title={attempt.task.name}
      onBack={onBack}
      play={play}
      end={end}
      steps={{ done: typed.length, all: gaps.length }}
      place={place}
      isChecked={isChecked}
      isJudged={isJudged}
      open={open > 0 && t('cloze.open', { count: open })}
      refusedWords={t('tasks.check.refused')}
      onCheck={() => {
        typing.settle()
        play.move({ type: 'cloze', check: typed })
      }}
    >
      <div className={styles.content} {...handlers}>
        {!isJudged && <p className={styles.how}>{t(isTyped ? 'cloze.howTyped' : 'cloze.how')}</p>}
        <p className={styles.text}>
          {pieces.map(({ text, gap }) => {
            if (gap === null) return <span key="end">{text}</span>
            const number = gaps.indexOf(gap) + 1
            const verdict = judged.find((one) => one.gap === gap)
            return (
              <span key={gap}>
                {text}
                {isTyped ? (
                  <TypedGap
                    number={number}
                    word={typing.wordIn(gap) ?? wordIn(gap) ?? ''}
                    verdict={verdict}
                    disabled={isChecked}
                    onType={(word) => typing.type(gap, word)}
                    onLeave={typing.settle}
                  />
                ) : (
                  <Gap
                    gap={gap}
                    number={number}
                    word={wordIn(gap)}
                    text={textOf(wordIn(gap))}
                    isActive={active === gap}
                    isOver={carried?.over === gap}
                    verdict={verdict}
                    disabled={isChecked}
                    onPress={() => press(gap)}
                  />
                )}
              </span>
            )
          })}
        </p>
        {!isTyped && !isChecked && (
          <Bank
            words={words.filter(({ key }) => !filled.some(({ word }) => word === key))}
            isFull={active === null}
            onLay={lay}
          />
        )}
        <VisuallyHidden>
          <span role="status">{isJudged ? place : said}</span>
        </VisuallyHidden>
        {isJudged && (
          <JudgedList
            result={place}
            answers={judged.map(({ gap, given, right: wanted, isCorrect, explanation }, index) => ({
              ...{ key: gap, name: `${index + 1}. ${wanted}`, isCorrect, why: explanation },
              yours: t('tasks.check.yours', { name: given }),
              right: t('tasks.check.answer', { name: wanted }),
            }))}
          />
        )}
      </div>
    </CheckFrame>
  )
}
