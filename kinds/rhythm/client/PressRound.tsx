import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { Pendulum } from './Pendulum.tsx'
import { PressPad } from './PressPad.tsx'
import { rateNow, type Round } from './rhythm-rule.ts'
import styles from './RhythmPlayer.module.css'
import { useMetronome, type Senses } from './use-metronome.ts'
import { usePresses, type Phase } from './use-presses.ts'

interface PressRoundProps {
  round: Round
  senses: Senses
  /** It is being judged by the server. */
  isChecking: boolean
  onDone: (stamps: number[]) => void
}

/** After so many presses a listener is informed how many there are. */
const SAID_EVERY = 10

/** One round that is pressed: practised as long as one likes, then counted once. */
export function PressRound({ round, senses, isChecking, onDone }: PressRoundProps) {
  const { t } = useTranslation()
  const { presses: amount, beat, lead } = round
  const { phase, stamps, begin, press } = usePresses(amount, onDone)
  const pad = useRef<HTMLButtonElement>(null)
  const isOn = phase !== 'idle'
  const silentAfter = phase === 'counting' ? lead : null
  const beats = useMetronome(isOn && silentAfter !== 0 ? beat : null, silentAfter, senses)
  const rate = rateNow(stamps)
  const { length } = stamps
  const start = (next: Phase) => {
    begin(next)
    pad.current?.focus({ preventScroll: true })
    // the beat above it as well
    showWhole(pad.current?.parentElement ?? null)
  }
  const place = {
    idle: '',
    practising: rate === null ? '' : t('rhythm.rate', { rate }),
    counting: t('rhythm.count', { done: length, all: amount }),
  }[phase]
  return (
    <div className={styles.press}>
      <Pendulum beats={beats} />
      <PressPad
        ref={pad}
        place={isChecking ? t('tasks.frame.checking') : place}
        isOn={isOn}
        onPress={press}
      />
      <p className={styles.hint}>
        {t(`rhythm.phase.${phase}`)}
        {phase === 'idle' && <span className={styles.keys}> {t('rhythm.keys')}</span>}
      </p>
      {!isChecking && (
        <div className={styles.buttons}>
          {phase === 'idle' ? (
            <Button variant="secondary" onClick={() => start('practising')}>
              {t('rhythm.practise')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => begin('idle')}>
              {t('rhythm.stop')}
            </Button>
          )}
          {phase !== 'counting' && (
            <Button onClick={() => start('counting')}>{t('rhythm.begin', { count: amount })}</Button>
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">
          {phase === 'counting' && length > 0 && length % SAID_EVERY === 0 && `${length}`}
        </span>
      </VisuallyHidden>
    </div>
  )
}
