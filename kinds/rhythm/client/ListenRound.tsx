import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PauseIcon, PlayIcon } from '#src/ui/icons.ts'
import { letterAt } from '#src/ui/play/answer-letters.ts'
import { AnswerOption } from '#src/ui/play/AnswerOption.tsx'
import { Pendulum } from './Pendulum.tsx'
import type { Round } from './rhythm-rule.ts'
import styles from './RhythmPlayer.module.css'
import { useMetronome, type Senses } from './use-metronome.ts'

interface ListenRoundProps {
  round: Round
  senses: Senses
  isChecking: boolean
  onChoose: (key: string) => void
}

/** One round without pressing: beats are heard, seen and felt, and the right one is chosen. */
export function ListenRound({ round: { id, beats }, senses, isChecking, onChoose }: ListenRoundProps) {
  const { t } = useTranslation()
  const [playing, setPlaying] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const rate = beats.find(({ key }) => key === playing)?.rate ?? null
  const count = useMetronome(rate, null, senses)
  return (
    <fieldset className={styles.listen}>
      <legend className={styles.legend}>{t('rhythm.which')}</legend>
      <Pendulum beats={count} />
      {beats.map(({ key }, index) => {
        const name = t('rhythm.beat', { letter: letterAt(index) })
        const isPlaying = playing === key
        return (
          <div key={key} className={styles.beat} data-playing={isPlaying}>
            <IconButton
              material="paper"
              label={t(isPlaying ? 'rhythm.pause' : 'rhythm.play', { name })}
              icon={isPlaying ? <PauseIcon weight="fill" /> : <PlayIcon weight="fill" />}
              onClick={() => setPlaying(isPlaying ? null : key)}
            />
            <AnswerOption
              keyText={letterAt(index)}
              name={`${id}-beat`}
              checked={chosen === key}
              disabled={isChecking}
              onChange={() => setChosen(key)}
            >
              {name}
            </AnswerOption>
          </div>
        )
      })}
      <div className={styles.buttons}>
        <Button
          disabledReason={chosen === null && t('rhythm.choose')}
          loadingVerb={isChecking && t('tasks.frame.checking')}
          onClick={() => {
            if (chosen === null) return
            setPlaying(null)
            onChoose(chosen)
          }}
        >
          {t('rhythm.decide')}
        </Button>
      </div>
    </fieldset>
  )
}
