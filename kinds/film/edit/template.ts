import type { TaskTemplate } from '#kinds/define/edit.ts'

const POSTER = 'example-film.svg'

const words: TaskTemplate['words'] = {
  en: {
    name: 'A film to watch',
    goal: 'Watch it to its end.',
    congrats: 'You have watched all of it.',
  },
  pl: {
    name: 'Film do obejrzenia',
    goal: 'Obejrzyj go do końca.',
    congrats: 'Cały film obejrzany.',
  },
  de: {
    name: 'Ein Film zum Ansehen',
    goal: 'Sieh ihn dir bis zum Ende an.',
    congrats: 'Du hast ihn ganz gesehen.',
  },
  es: {
    name: 'Un vídeo para ver',
    goal: 'Míralo hasta el final.',
    congrats: 'Lo has visto entero.',
  },
}

/** The words around a film that its author brings, and a picture to begin with. */
export function templateOf(type: 'film2' | 'video_player'): TaskTemplate {
  return {
    file: { content: { type, film: 'film.webm', poster: POSTER }, points: 20, minutes: 5 },
    words,
    pictures: {
      [POSTER]:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 600" width="960" height="600"><rect width="960" height="600" fill="#dce8f2"/><rect x="200" y="140" width="560" height="320" rx="28" fill="#2b4c7e"/><path d="M420 220l150 80-150 80z" fill="#ffb84d"/></svg>\n',
    },
  }
}
