/**
 * The least that the product could be: one heading, with the product's router, store and
 * validation. `npm run bench -- browser` compares the product's pages with it.
 */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import * as z from 'zod/mini';
import { create } from 'zustand';

const Buyer = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(80)),
  age: z.nullable(z.number()),
});
const useBuyer = create(() => Buyer.parse({ name: 'Ada', age: null }));

function Home() {
  const name = useBuyer((buyer) => buyer.name);
  return (
    <h1>
      Hello, <Link to="/">{name}</Link>
    </h1>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Home />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);
