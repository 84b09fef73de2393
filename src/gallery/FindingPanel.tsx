import type { Gallery, GalleryFinding } from '#shared/scene/gallery.ts'
import { classes } from '#src/ui/class-names.ts'
import { CheckCircleIcon, InfoIcon, WarningCircleIcon } from '#src/ui/icons.ts'
import type { Place } from './address.ts'
import { findingsElsewhere, findingsOf } from './findings.ts'
import styles from './FindingPanel.module.css'

/** What the check has to say: of this scene, and of what belongs to none. */
export function FindingPanel({ gallery, place }: { gallery: Gallery; place: Place }) {
  const here = findingsOf(gallery.findings, place)
  const elsewhere = findingsElsewhere(gallery)
  return (
    <section className={styles.panel}>
      <h2>What the check says</h2>
      {here.length > 0 ? (
        <Findings findings={here} />
      ) : (
        <p className={styles.good}>
          <CheckCircleIcon size={20} weight="fill" aria-hidden="true" />
          Nothing is wrong with this scene.
        </p>
      )}
      {elsewhere.length > 0 && (
        <>
          <h3 className={styles.elsewhere}>Beside the scenes</h3>
          <Findings findings={elsewhere} />
        </>
      )}
    </section>
  )
}

function Findings({ findings }: { findings: readonly GalleryFinding[] }) {
  return (
    <ul className={styles.list}>
      {findings.map(({ severity, file, problem, hint }, index) => {
        const Glyph = severity === 'error' ? WarningCircleIcon : InfoIcon
        return (
          <li key={index} className={classes(styles.finding, styles[severity])}>
            <Glyph size={20} weight="fill" aria-hidden="true" />
            <div>
              <p className={styles.file}>
                {severity === 'error' ? 'Error' : 'Hint'} in {file}
              </p>
              <p>
                {problem}. <b>{hint}</b>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
