import { EXAMPLES, type NamedExample } from './examples.ts'
import { MATERIALS, type ExampleState, type Material } from './example.ts'
import styles from './ExampleList.module.css'
import type { Settings } from './settings.ts'
import { StateFigure } from './StateFigure.tsx'
import { WORDS, type Words } from './words.ts'

/** The components in their states, on each material that they are made for. */
export function ExampleList({ settings }: { settings: Settings }) {
  const { component, ground } = settings
  const shown = EXAMPLES.filter((example) => component === null || example.component === component)
  return (
    <main className={styles.page} data-material="paper">
      <h1 className={styles.head} lang="en" dir="ltr">
        {component ?? 'All components'}
      </h1>
      {shown.length === 0 && <p>There is no component of this name.</p>}
      {shown.map((example) => (
        <ExampleSection
          key={example.component}
          example={example}
          words={WORDS[settings.words]}
          grounds={ground === 'both' ? MATERIALS : [ground]}
          hasHeading={component === null}
        />
      ))}
    </main>
  )
}

interface ExampleSectionProps {
  example: NamedExample
  words: Words
  grounds: readonly Material[]
  hasHeading: boolean
}

function ExampleSection({ example, words, grounds, hasHeading }: ExampleSectionProps) {
  const { component, about, on = MATERIALS, isInteractive = false, isWide = false, states } = example
  const materials = on.filter((material) => grounds.includes(material))
  const [first] = states
  return (
    <section className={styles.section} aria-label={component}>
      <div lang="en" dir="ltr">
        {hasHeading && <h2>{component}</h2>}
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.grounds} data-wide={isWide || materials.length < 2 || undefined}>
        {materials.map((material) => (
          <div key={material} className={styles.ground} data-material={material}>
            <p className={styles.material} lang="en" dir="ltr">
              {material === 'paper' ? 'On paper' : 'On night'}
            </p>
            <div className={styles.states} data-wide={isWide || undefined}>
              {states.filter(isOn(material)).map((state) => (
                <StateFigure key={state.name} name={state.name}>
                  {state.show({ words, material })}
                </StateFigure>
              ))}
              {isInteractive &&
                first &&
                (['hover', 'focus', 'pressed'] as const).map((reached) => (
                  <StateFigure key={reached} reached={reached}>
                    {first.show({ words, material })}
                  </StateFigure>
                ))}
            </div>
          </div>
        ))}
        {materials.length === 0 && (
          <p className={styles.material} lang="en" dir="ltr">
            Made for {on.join(' and ')} only.
          </p>
        )}
      </div>
    </section>
  )
}

function isOn(material: Material): (state: ExampleState) => boolean {
  return ({ on = MATERIALS }) => on.includes(material)
}
