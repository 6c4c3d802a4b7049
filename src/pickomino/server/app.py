"""The ASGI app: routes, errors as code and parameters, the page, health."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

from pickomino import __version__
from pickomino.server.api import analysis_routes, coach_routes, device_routes, push_routes, routes, sockets
from pickomino.server.api.access import node_of
from pickomino.server.api.page import Page
from pickomino.server.edge.addresses import may_read_metrics
from pickomino.server.edge.guard import Guard
from pickomino.server.node import Node
from pickomino.server.refusals import Refusal
from pickomino.server.storage import StorageUnavailable


def make_app(node: Node) -> ASGIApp:
    """Build the app around a node, which is open while it is served."""
    return put_around(node, make_routes(node.settings.page))


def put_around(node: Node, app: FastAPI) -> ASGIApp:
    """Let an app of `make_routes` serve a node."""
    app.state.node = node
    return Guard(app, node)


def make_routes(page: Path) -> FastAPI:
    """Build all that is asked of a node, and the page from its folder."""
    app = FastAPI(
        title="Pickomino",
        version=__version__,
        openapi_url="/api/v1/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(routes.router)
    app.include_router(device_routes.router)
    app.include_router(coach_routes.router)
    app.include_router(analysis_routes.router)
    app.include_router(push_routes.router)
    app.include_router(sockets.router)
    _add_errors(app)
    _add_health(app)
    _add_page(app, Page(page))
    return app


def _error(refusal: Refusal) -> Response:
    headers = {"retry-after": str(refusal.params.get("retry_after", 1))} if refusal.status == 429 else None
    return JSONResponse({"error": refusal.body()}, refusal.status, headers=headers)


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(Refusal)
    async def _refused(_request: Request, refusal: Refusal) -> Response:
        return _error(refusal)

    @app.exception_handler(StorageUnavailable)
    async def _unavailable(_request: Request, _error_: StorageUnavailable) -> Response:
        return _error(Refusal("unavailable"))

    @app.exception_handler(Exception)
    async def _failed(_request: Request, _error_: Exception) -> Response:
        # Our own fault; it goes on to the guard, which logs it.
        return JSONResponse({"error": Refusal("unavailable").body()}, 500)

    @app.exception_handler(RequestValidationError)
    async def _unreadable(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return _error(Refusal("bad_request", where=where[:100], problem=str(first["type"])))

    @app.exception_handler(HTTPException)
    async def _http(_request: Request, error: HTTPException) -> Response:
        codes = {404: "not_found", 405: "method_not_allowed"}
        refusal = Refusal(codes.get(error.status_code, "bad_request"))
        if error.status_code not in codes:
            refusal.status = error.status_code
        return _error(refusal)


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        return PlainTextResponse("ok\n")

    @app.get("/readyz", include_in_schema=False)
    async def readyz(request: Request) -> Response:
        node = node_of(request)
        if node.is_closing:
            return PlainTextResponse("closing\n", 503)
        await node.storage.check()
        return PlainTextResponse("ready\n")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        node = node_of(request)
        networks = [ip_network(network) for network in node.settings.metrics_from]
        if not may_read_metrics(request.client.host if request.client else "", networks):
            raise Refusal("not_found")
        return Response(node.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _add_page(app: FastAPI, page: Page) -> None:
    @app.get("/{path:path}", include_in_schema=False)
    async def show_page(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            raise Refusal("not_found")
        return page.answer(request)
