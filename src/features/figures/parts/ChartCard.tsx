import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isolate } from '#src/i18n/isolate.ts'
import { classes } from '#src/ui/class-names.ts'
import styles from './Figures.module.css'

interface ChartCardProps {
  title: string
  /** What the picture says, in a sentence. */
  says: string
  /** Over the whole width. */
  isWide?: boolean
  /** Every value of the picture: headings, and rows that begin with what they are about. */
  table: { head: readonly string[]; rows: readonly (readonly string[])[] }
  children: ReactNode
}

/** A picture of figures, with what it says above it and its values as a table below. */
export function ChartCard({ title, says, isWide = false, table, children }: ChartCardProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes(styles.card, isWide && styles.wide)}>
      <h2 id={id}>{title}</h2>
      <p>{says}</p>
      {children}
      {table.rows.length > 0 && (
        <details className={styles.values}>
          <summary>{t('figures.asTable')}</summary>
          <div
            className={styles.scroll}
            role="region"
            aria-label={`${isolate(title)}: ${t('figures.asTable')}`}
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  {table.head.map((heading) => (
                    <th key={heading} scope="col">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {table.rows.map(([name, ...values], row) => (
                  <tr key={row}>
                    <th scope="row">{name}</th>
                    {values.map((value, column) => (
                      <td key={column}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  )
}
