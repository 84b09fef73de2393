import { useTranslation } from 'react-i18next'
import { CaretRightIcon } from '#src/ui/icons.ts'
import type { Scene } from './simulation.ts'
import styles from './SimulationPlayer.module.css'

interface ChoicesProps {
  choices: Scene['choices']
  /** Before the first one it is told that there is no way back. */
  isFirst: boolean
  onChoice: (id: string) => void
}

/** What may be done in a scene. */
export function Choices({ choices, isFirst, onChoice }: ChoicesProps) {
  const { t } = useTranslation()
  return (
    <>
      <div role="group" aria-label={t('simulation.choices')} className={styles.choices}>
        {choices.map(({ id, text }) => (
          <button key={id} type="button" className={styles.choice} onClick={() => onChoice(id)}>
            <span>{text}</span>
            <CaretRightIcon size={20} aria-hidden />
          </button>
        ))}
      </div>
      {isFirst && <p className={styles.fate}>{t('simulation.fate')}</p>}
    </>
  )
}
