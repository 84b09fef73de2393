import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changedScenesQuery } from '../queries.ts'
import styles from './ChangedScenes.module.css'

interface ChangedScenesProps {
  folder: string
  buildId: string
}

/** Each scene that looks otherwise than players see it now: before and after. Nothing where all look the same. */
export function ChangedScenes({ folder, buildId }: ChangedScenesProps) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery(changedScenesQuery(folder, buildId))
  if (!data || data.scenes.length === 0) return null
  return (
    <section className={styles.scenes} aria-labelledby="changed-scenes">
      <h3 id="changed-scenes" className={styles.title}>
        {t('content.publish.scenes')}
      </h3>
      {/* scrolled by keys as well */}
      <ul className={styles.list} tabIndex={0} aria-labelledby="changed-scenes">
        {data.scenes.map(({ mission, names, before, after }) => {
          const own = Object.entries(names).find(([code]) => code === i18n.language)?.[1]
          const name = own ?? Object.values(names)[0] ?? mission
          return (
            <li key={mission} className={styles.scene}>
              <p className={styles.name}>{name}</p>
              <div className={styles.pair}>
                <Side of="before" name={name} picture={before} />
                <Side of="after" name={name} picture={after} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface SideProps {
  of: 'before' | 'after'
  name: string
  picture: string | null
}

function Side({ of, name, picture }: SideProps) {
  const { t } = useTranslation()
  return (
    <figure className={styles.side}>
      {picture === null ? (
        <span className={styles.none}>{t(`content.publish.none.${of}`)}</span>
      ) : (
        <img src={picture} alt={t(`content.publish.seen.${of}`, { name })} loading="lazy" />
      )}
      <figcaption>{t(`content.publish.side.${of}`)}</figcaption>
    </figure>
  )
}
