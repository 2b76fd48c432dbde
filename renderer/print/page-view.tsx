import { createEffect, onCleanup } from 'solid-js';
import type { PrintedPage } from '../../main/api/contract/index.ts';
import { drawPage, loadFaces, type PagePictures } from './draw-page.ts';
import './page-view.css';

interface PageViewProps {
  readonly page: PrintedPage;
  readonly pictures: PagePictures;
  /** What the page is, for screen readers. */
  readonly label: string;
}

/** A printed page as it will come out, as wide as its place and sharp at every size. */
export function PageView(props: PageViewProps) {
  let canvas: HTMLCanvasElement | undefined;
  createEffect(() => {
    const { page, pictures } = props;
    if (!canvas) return;
    const element = canvas;
    let current = true;
    const draw = () => {
      const width = element.clientWidth || page.width;
      if (current) drawPage(element, page, (width * window.devicePixelRatio) / page.width, pictures);
    };
    element.style.aspectRatio = `${page.width} / ${page.height}`;
    void loadFaces(page).then(draw, draw);
    const watch = new ResizeObserver(draw);
    watch.observe(element);
    onCleanup(() => {
      current = false;
      watch.disconnect();
    });
  });
  return (
    <canvas
      class="page-view"
      role="img"
      aria-label={props.label}
      ref={(element) => {
        canvas = element;
      }}
    />
  );
}
