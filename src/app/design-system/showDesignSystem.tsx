import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { NavBar } from '../../features/navigation/NavBar';
import { Footer } from '../Footer';
import { makeStore } from '../store';
import { Components } from './Components';
import './design-system.scss';
import { forceStates } from './forceStates';
import { Tokens } from './Tokens';

/** Development only, at `/design-system`: every token and component, in every state and both themes. */
export function showDesignSystem(root: HTMLElement): void {
  forceStates(document.styleSheets);
  createRoot(root).render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <NavBar />
        <main className="ds">
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} className="ds-theme" style={{ colorScheme: theme }}>
              <h1>{theme}</h1>
              <Tokens />
              <Components />
            </div>
          ))}
        </main>
        <Footer />
      </MemoryRouter>
    </Provider>,
  );
}
