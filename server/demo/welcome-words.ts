import type { MessageText } from '#server/db/schema/messages.ts'
import type { Language } from '#shared/domain/languages.ts'

/** The first message of a demo that plays the Lantern Isles. */
export const ISLES_WELCOME: Record<Language, MessageText> = {
  en: {
    title: 'Welcome to the Lantern Isles',
    content: `<p>Good to have you on board. The islands lie in the dark, and <b>every task that you finish lights up a bit of them</b>.</p>
<ul>
<li>Begin at the harbour. Its first task takes three minutes.</li>
<li>Come back tomorrow and the day after: the third day in a row brings a bonus.</li>
<li>What helped you at work may help others, too. You find the book of tips behind your picture.</li>
</ul>
<p>What you have done so far is on <a href="#/app/player">your page</a>. Fair winds!</p>`,
    linkLabel: '',
  },
  pl: {
    title: 'Witaj na Wyspach Latarni',
    content: `<p>Dobrze, że jesteś. Wyspy leżą w ciemności, a <b>każde ukończone zadanie trochę je rozjaśnia</b>.</p>
<ul>
<li>Zacznij od przystani. Pierwsze zadanie zajmie ci trzy minuty.</li>
<li>Wróć jutro i pojutrze: trzeci dzień z rzędu przynosi premię.</li>
<li>Co pomogło tobie, może pomóc też innym. Księgę wskazówek znajdziesz pod swoim zdjęciem.</li>
</ul>
<p>Wszystko, co już za tobą, jest na <a href="#/app/player">twojej stronie</a>. Pomyślnych wiatrów!</p>`,
    linkLabel: '',
  },
  de: {
    title: 'Willkommen auf den Laterneninseln',
    content: `<p>Schön, dass du da bist. Die Inseln liegen im Dunkeln, und <b>jede Aufgabe, die du abschließt, macht sie ein Stück heller</b>.</p>
<ul>
<li>Fang am Hafen an. Die erste Aufgabe dauert drei Minuten.</li>
<li>Komm morgen und übermorgen wieder: Der dritte Tag in Folge bringt einen Bonus.</li>
<li>Was dir bei der Arbeit geholfen hat, hilft vielleicht auch anderen. Das Buch der Tipps findest du hinter deinem Bild.</li>
</ul>
<p>Was du schon geschafft hast, steht auf <a href="#/app/player">deiner Seite</a>. Guten Wind!</p>`,
    linkLabel: '',
  },
  es: {
    title: 'Te damos la bienvenida a las Islas de los Faroles',
    content: `<p>Qué bien que estés aquí. Las islas están a oscuras, y <b>cada tarea que terminas las ilumina un poco más</b>.</p>
<ul>
<li>Empieza por el puerto. La primera tarea dura tres minutos.</li>
<li>Vuelve mañana y pasado: el tercer día seguido trae un premio.</li>
<li>Lo que te ha ayudado en el trabajo puede ayudar a otras personas. El libro de consejos está detrás de tu foto.</li>
</ul>
<p>Lo que llevas hecho está en <a href="#/app/player">tu página</a>. ¡Buen viento!</p>`,
    linkLabel: '',
  },
}

/** The same in a demo that plays another adventure: nothing in it is of the isles. */
export const PLAIN_WELCOME: Record<Language, MessageText> = {
  en: {
    title: 'Welcome',
    content: `<p>Good to have you here.</p>
<ul>
<li>Open a mission on the map and begin with its first task.</li>
<li>Come back tomorrow and the day after: the third day in a row brings a bonus.</li>
<li>What helped you at work may help others, too. You find the book of tips behind your picture.</li>
</ul>
<p>What you have done so far is on <a href="#/app/player">your page</a>.</p>`,
    linkLabel: '',
  },
  pl: {
    title: 'Witaj',
    content: `<p>Dobrze, że jesteś.</p>
<ul>
<li>Otwórz misję na mapie i zacznij od pierwszego zadania.</li>
<li>Wróć jutro i pojutrze: trzeci dzień z rzędu przynosi premię.</li>
<li>Co pomogło tobie, może pomóc też innym. Księgę wskazówek znajdziesz pod swoim zdjęciem.</li>
</ul>
<p>Wszystko, co już za tobą, jest na <a href="#/app/player">twojej stronie</a>.</p>`,
    linkLabel: '',
  },
  de: {
    title: 'Willkommen',
    content: `<p>Schön, dass du da bist.</p>
<ul>
<li>Öffne auf der Karte eine Mission und fang mit ihrer ersten Aufgabe an.</li>
<li>Komm morgen und übermorgen wieder: Der dritte Tag in Folge bringt einen Bonus.</li>
<li>Was dir bei der Arbeit geholfen hat, hilft vielleicht auch anderen. Das Buch der Tipps findest du hinter deinem Bild.</li>
</ul>
<p>Was du schon geschafft hast, steht auf <a href="#/app/player">deiner Seite</a>.</p>`,
    linkLabel: '',
  },
  es: {
    title: 'Te damos la bienvenida',
    content: `<p>Qué bien que estés aquí.</p>
<ul>
<li>Abre una misión en el mapa y empieza por su primera tarea.</li>
<li>Vuelve mañana y pasado: el tercer día seguido trae un premio.</li>
<li>Lo que te ha ayudado en el trabajo puede ayudar a otras personas. El libro de consejos está detrás de tu foto.</li>
</ul>
<p>Lo que llevas hecho está en <a href="#/app/player">tu página</a>.</p>`,
    linkLabel: '',
  },
}
