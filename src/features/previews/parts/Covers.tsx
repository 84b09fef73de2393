import { useTranslation } from 'react-i18next'
import { usePercent } from '#src/i18n/use-percent.ts'
import { CheckCircleIcon, WarningIcon } from '#src/ui/icons.ts'
import { usePreviewChoice } from '../store.ts'
import styles from './ScenePreview.module.css'

interface CoversProps {
  isStill: boolean
  /** Null for a place that leads to another part of the game: it is called as the game calls it. */
  nameOf: (id: string) => string | null
  onPlace: (id: string) => void
}

/** Places that lie beneath the HUD, or beyond the edge of a scene that nobody can move. */
export function Covers({ isStill, nameOf, onPlace }: CoversProps) {
  const { t } = useTranslation()
  const percent = usePercent()
  const all = usePreviewChoice((choice) => choice.covers)
  const covers = all?.filter(({ covered, outside }) => covered > 0 || (isStill && outside > 0))
  return (
    <section className={styles.group} aria-labelledby="preview-covers">
      <h3 id="preview-covers" className={styles.heading}>
        {t('previews.covers.title')}
      </h3>
      {!covers && <p className={styles.hint}>{t('previews.covers.coming')}</p>}
      {covers?.length === 0 && (
        <p className={styles.free}>
          <CheckCircleIcon size={20} aria-hidden />
          {t('previews.covers.none')}
        </p>
      )}
      {covers && covers.length > 0 && (
        <ul className={styles.covers}>
          {covers.map(({ id, name, covered, by, outside }) => (
            <li key={id}>
              <button type="button" className={styles.cover} onClick={() => onPlace(id)}>
                <WarningIcon size={20} weight="fill" aria-hidden />
                <span>
                  <span className={styles.coverName}>{nameOf(id) ?? name}</span>
                  {covered > 0 && (
                    <span>
                      {t('previews.covers.covered', { percent: percent(covered), by: by.join(', ') })}{' '}
                    </span>
                  )}
                  {isStill && outside > 0 && (
                    <span>{t('previews.covers.outside', { percent: percent(outside) })}</span>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
