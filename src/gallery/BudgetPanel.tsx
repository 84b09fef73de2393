import type { GallerySpending } from '#shared/scene/gallery.ts'
import { missionAt } from './address.ts'
import styles from './BudgetPanel.module.css'
import { useDesk } from './desk.ts'
import { megabytes } from './megabytes.ts'
import { SpendingBar } from './SpendingBar.tsx'

/** What the scene takes of the graphics card: as it is, and at half its size on phones. */
export function BudgetPanel() {
  const cost = useDesk(({ gallery, place }) => missionAt(gallery, place)?.cost ?? null)
  return (
    <section className={styles.panel}>
      <h2>Graphics memory</h2>
      {cost ? (
        <div className={styles.pair}>
          <Spending name="Computers and tablets" spending={cost.full} />
          <Spending name="Phones" spending={cost.small} />
        </div>
      ) : (
        <p className={styles.none}>Nothing is drawn here, so it takes nothing.</p>
      )}
    </section>
  )
}

function Spending({ name, spending }: { name: string; spending: GallerySpending }) {
  const { bytes, allowed, largest } = spending
  const rest = allowed - bytes
  return (
    <div className={styles.spending}>
      <div className={styles.line}>
        <h3>{name}</h3>
        <span>
          {megabytes(bytes)} of {megabytes(allowed)}
        </span>
      </div>
      <SpendingBar label={name} spending={spending} />
      <p className={styles.note}>
        {rest >= 0 ? `${megabytes(rest)} left.` : `${megabytes(-rest)} too much.`} The largest pictures:
      </p>
      <table className={styles.pictures}>
        <tbody>
          {largest.map((picture) => (
            <tr key={picture.name}>
              <th scope="row">{picture.name}</th>
              <td>
                {picture.width} × {picture.height}
              </td>
              <td>{megabytes(picture.bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
