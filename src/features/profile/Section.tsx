import type { ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  /** Of its place in the page. */
  id: string
  title: string
  /** What it is about, in a sentence. */
  about?: string
  /** What became of the last action here: beside the heading, so that nothing moves. */
  note?: ReactNode
  children: ReactNode
}

/** A quiet heading and what belongs to it. */
export function Section({ id, title, about, note, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <div className={styles.line}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          {note}
        </div>
        {about && <p className={styles.about}>{about}</p>}
      </header>
      {children}
    </section>
  )
}
