import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { useFocusTrap } from '#src/ui/focus-trap.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { XIcon } from '#src/ui/icons.ts'
import { Spinner } from '#src/ui/Spinner.tsx'
import { placeCard, spotlight } from './place-card.ts'
import { nextStep, useTutorial } from './store.ts'
import type { TutorialStep } from './spots.ts'
import { useBox } from './use-box.ts'
import { useWords } from './use-words.ts'
import styles from './Tutorial.module.css'

interface TutorialProps {
  /** Address of the assistant's head, who tells it; null: nobody does. */
  face: string | null
  hasCoins: boolean
  /** It is ended before its last card, or on it by its cross. */
  onClose: () => void
  /** Its last card was read. */
  onDone: () => void
}

/** Dims the page and shows one thing after the other (TUT-1). It holds the focus; Escape ends it. */
export function Tutorial({ onClose, ...props }: TutorialProps) {
  const { steps, at } = useTutorial()
  const holder = useRef<HTMLDivElement>(null)
  useFocusTrap(holder, { isActive: true, onEscape: onClose })
  const step = steps?.[at]
  return createPortal(
    <div ref={holder} className={styles.overlay} data-waiting={!step}>
      {step ? (
        <Step {...props} step={step} at={at} count={steps.length} onClose={onClose} />
      ) : (
        <Waiting onClose={onClose} />
      )}
    </div>,
    document.body,
  )
}

function Waiting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      className={styles.waiting}
      role="dialog"
      aria-modal="true"
      aria-label={t('tutorial.title')}
      data-material="night"
    >
      <Spinner label={t('shell.loading')} />
      <Button variant="secondary" material="night" onClick={onClose}>
        {t('tutorial.skip')}
      </Button>
    </div>
  )
}

interface StepProps extends TutorialProps {
  step: TutorialStep
  at: number
  count: number
}

function Step({ step, at, count, face, hasCoins, onClose, onDone }: StepProps) {
  const { t } = useTranslation()
  const { title, text } = useWords(step, hasCoins)
  const [titleId, textId] = [useId(), useId()]
  const isLast = at === count - 1
  const main = useRef<HTMLButtonElement>(null)
  const seen = useBox(step.box)
  const card = useRef<HTMLDivElement>(null)
  // a tenant's assistant may have no head of its own
  const [lost, setLost] = useState('')
  const [size, setSize] = useState({ width: 0, height: 0 })

  useEffect(() => {
    step.reveal()
    main.current?.focus({ preventScroll: true })
  }, [step])
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {}
    setSize({ width, height })
  }, [title, text, seen?.view.width])

  const shown = seen && spotlight(seen.box, seen.view)
  return (
    <>
      {shown ? (
        <div className={styles.spot} style={{ ...shown }} aria-hidden="true" />
      ) : (
        <div className={styles.dim} />
      )}
      <div
        ref={card}
        className={styles.card}
        style={seen && shown ? placeCard(shown, size, seen.view, step.child !== null) : undefined}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={textId}
        data-material="paper"
      >
        {face && face !== lost && (
          <img className={styles.face} src={face} alt="" onError={() => setLost(face)} />
        )}
        <div className={styles.words} aria-live="polite">
          <h2 id={titleId}>{title}</h2>
          <p id={textId}>{text}</p>
        </div>
        <div className={styles.foot}>
          {count > 1 && <span className={styles.count}>{t('tutorial.step', { at: at + 1, of: count })}</span>}
          {isLast ? (
            <Button ref={main} onClick={onDone}>
              {t('tutorial.done')}
            </Button>
          ) : (
            <Button ref={main} onClick={nextStep}>
              {t('tutorial.next')}
            </Button>
          )}
        </div>
        <IconButton
          className={styles.close ?? ''}
          material="paper"
          label={t('tutorial.close')}
          icon={<XIcon />}
          onClick={onClose}
        />
      </div>
    </>
  )
}
