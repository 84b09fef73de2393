import { useState } from 'react'
import { readFooter, type FooterEntry } from '#shared/domain/marketing-footer.ts'
import { usePlatform } from './store.ts'
import styles from './MarketingFooter.module.css'

/** The tenant's row of links, pictures and words (SHELL-7). */
export function MarketingFooter() {
  const params = usePlatform((platform) => platform.params)
  const entries = readFooter(params)
  if (entries.length === 0) return null
  return (
    <footer className={styles.footer}>
      <ul className={styles.row} role="list">
        {entries.map((entry, index) => (
          <li key={index}>
            {entry.url === null ? (
              <span className={styles.item}>
                <Content {...entry} />
              </span>
            ) : (
              // A tab of its own: nobody loses a half-typed form to it.
              <a className={styles.item} href={entry.url} target="_blank" rel="noopener noreferrer">
                <Content {...entry} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </footer>
  )
}

/** The picture with the title as its name; the title where there is none, or where it does not come. */
function Content({ title, img }: FooterEntry) {
  const [isLost, setLost] = useState(false)
  if (img === null || isLost) return title
  return <img className={styles.picture} src={img} alt={title} onError={() => setLost(true)} />
}
