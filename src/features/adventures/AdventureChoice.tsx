import { useTranslation } from 'react-i18next'
import type { MyAdventure } from '#shared/contract/adventures.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { Lantern } from '#src/ui/Glyphs.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { DueChip } from './DueChip.tsx'
import styles from './AdventureChoice.module.css'

interface AdventureChoiceProps {
  adventures: readonly MyAdventure[]
  onAdventure: (id: string) => void
}

/** The player's adventures as cards: picture, name, how far one has come (AUTH-4, PROG-1). */
export function AdventureChoice({ adventures, onAdventure }: AdventureChoiceProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles.cards}>
      {adventures.map(({ id, name, thumbnail, progress, isActive, due }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.card}
            aria-current={isActive || undefined}
            onClick={() => onAdventure(id)}
          >
            <span className={styles.picture}>
              {thumbnail ? <img src={thumbnail} alt="" /> : <Lantern size={56} />}
            </span>
            <span className={styles.foot}>
              <span className={styles.name}>{name}</span>
              {isActive && <Chip>{t('adventures.active')}</Chip>}
              {due && <DueChip due={due} />}
              <ProgressBar
                variant="adventureChoice"
                percent={progress}
                label={t('adventures.progressOf', { name })}
                hasPercent
              />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
